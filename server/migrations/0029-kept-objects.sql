-- Whatever has its bytes among the objects lets go of them with the row, or when it has others.
create trigger profile_image_removed after delete on profile_images
  for each row when (old.kept is not null) execute function let_object_go();
create trigger profile_image_changed after update on profile_images
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();
create trigger visit_photo_removed after delete on visit_photos
  for each row when (old.kept is not null) execute function let_object_go();
create trigger visit_photo_changed after update on visit_photos
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();
create trigger dispute_photo_removed after delete on dispute_photos
  for each row when (old.kept is not null) execute function let_object_go();
create trigger dispute_photo_changed after update on dispute_photos
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();
create trigger karigar_document_removed after delete on karigar_documents
  for each row when (old.kept is not null) execute function let_object_go();
create trigger karigar_document_changed after update on karigar_documents
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();
