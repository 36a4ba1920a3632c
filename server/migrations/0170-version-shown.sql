-- Not only whether the sentence about the terms stood beside the button that led away, but in which version.
alter table social_attempts drop column accepted_terms, add column accepted_version text;
