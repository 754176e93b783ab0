-- Most clients have one profile, some none and some three; the third is a woman's.
create temp table people as
  select n * 10 + place as n, n as client, place,
    case when place = 3 or pg_temp.chance('woman', n) < 0.15 then 'WOMAN' else 'KID' end as type,
    0.5 + pg_temp.chance('age', n * 10 + place) * 11 as age
  from generate_series(1, pg_temp.clients()) as n cross join generate_series(1, 3) as place
  where pg_temp.chance('people', n) >= (array[0.1, 0.6, 0.9])[place];
insert into profiles (id, client_id, profile_type, firstname, gender, birthdate, top_size, bottom_size, shoe_size, description,
  has_requested, created_at, updated_at)
select pg_temp.id('profile', n), pg_temp.id('client', client), type,
  pg_temp.pick('{Léa,Tom,Emma,Noah,Julia,Finn,Lola,Mats}', 'kid', n),
  case when type = 'WOMAN' then 'WOMAN' else pg_temp.pick('{GIRL,BOY,GIRL,BOY,MIXED}', 'gender', n) end,
  pg_temp.day(pg_temp.moment()) - (case when type = 'WOMAN' then 25 * 365 else 0 end + age * 365)::integer,
  case when type = 'WOMAN' then pg_temp.pick('{XS,S,M,L,XL}', 'size', n) else kid_size end,
  case when type = 'WOMAN' then pg_temp.pick('{XS,S,M,L,XL}', 'size', n) else kid_size end,
  case when type = 'WOMAN' then (36 + n % 6)::text else least(38, 17 + round(age * 1.7))::text end,
  case when pg_temp.chance('description', n) < 0.3 then 'Aime courir, grimper et les poches.' end,
  false, pg_temp.moment() - interval '400 days', pg_temp.moment() - interval '30 days'
from people cross join lateral (select case when age < 1 then '12 mois' when age < 1.6 then '18 mois'
  when age < 6.5 then round(age) || ' ans' else 2 * round(age / 2) || ' ans' end as kid_size) as sizes;

insert into quiz_answers (profile_id, code, answers, completed_at, updated_at)
select pg_temp.id('profile', n), case when type = 'WOMAN' then 'signup-woman' else 'signup' end,
  jsonb_build_object(
    'colors_loved', jsonb_build_array(pg_temp.pick('{blue,green,yellow,pink}', 'loved', n), pg_temp.pick('{white,red,beige}', 'loved-too', n)),
    'colors_avoided', jsonb_build_array(pg_temp.pick('{black,grey,brown,purple}', 'avoided', n)),
    'patterns_loved', jsonb_build_array(pg_temp.pick('{stripe,dot,flower,plain}', 'pattern', n)),
    'styles', jsonb_build_array(pg_temp.pick('{classic,playful,casual,minimal,retro}', 'style', n)),
    'organic', case when n % 3 = 0 then 'yes' else 'no' end),
  pg_temp.moment() - interval '100 days', pg_temp.moment() - interval '100 days'
from people where pg_temp.chance('quiz', n) < 0.7;

-- Looks of the profile's line, judged on the way to the first box.
insert into look_likes (profile_id, look_id, is_liked, at)
select pg_temp.id('profile', people.n), looks.id, pg_temp.chance('liked', people.n * 1000 + looks.id) < 0.6,
  pg_temp.moment() - make_interval(days => (pg_temp.chance('judged-at', people.n * 1000 + looks.id) * 300)::integer)
from people join looks on looks.profile_type = people.type
where pg_temp.chance('judged', people.n * 1000 + looks.id) < least(0.5, 15.0 / (select count(*) from looks));
