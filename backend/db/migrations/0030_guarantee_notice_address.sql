-- Pages show no picture of another host (decision 19). An address there is from before stays until somebody changes it.
create or replace function refuse_foreign_guarantee_notice() returns trigger language plpgsql as $$
begin
  if btrim(coalesce(new.data ->> 'value', '')) !~ '^(/[^/\\[:cntrl:]][^\\[:cntrl:]]*)?$' then
    raise exception 'guarantee_notice_url (%) has to be a path of the shop, like /guarantee-%.svg: pages show no file of another host',
      new.locale, new.locale using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger contents_guarantee_notice_own before insert or update of kind, slug, data on website_contents
  for each row when (new.kind = 'config' and new.slug = 'guarantee_notice_url')
  execute function refuse_foreign_guarantee_notice();
