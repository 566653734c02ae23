-- concurrently
-- What nights and hours look for among rows that they leave alone.

-- One key in 128: of whoever has too many, some are among them. What gets an index entry is decided by the last byte of
-- the server's random id of the request.
drop index concurrently if exists idempotency_keys_sample;
create index concurrently idempotency_keys_sample on idempotency_keys (owner)
  where get_byte(uuid_send(request_id), 15) < 2;
-- Whose notifications may name an attribute that is deleted.
drop index concurrently if exists notifications_attributes;
create index concurrently notifications_attributes on notifications (receiver_id) where kind = 'attribute.saved';
drop index concurrently if exists read_notifications_attributes;
create index concurrently read_notifications_attributes on read_notifications (receiver_id)
  where kind = 'attribute.saved';
-- Each start looks for pictures from before perceptual hashes, of which there are mostly none.
drop index concurrently if exists images_unhashed;
create index concurrently images_unhashed on images (id) where look_hash is null and kind = 'clothes';
drop index concurrently if exists weathers_date;
create index concurrently weathers_date on weathers (forecast_date, id);
