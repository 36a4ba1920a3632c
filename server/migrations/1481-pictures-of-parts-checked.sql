-- step: expand
alter table visit_photos validate constraint visit_photos_kind_check;
