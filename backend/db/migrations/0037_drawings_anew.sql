-- Women's skirts and dresses fall as they are cut, and children are in pictures they were missing from. An address tells the
-- version of what is drawn, so that no browser shows the drawing of before. Pictures a shop has put in their place stay.
update products set images = (
    select jsonb_agg(
      case when image ->> 'url' like '/pictures/products/%'
        then jsonb_set(image, '{url}', to_jsonb(regexp_replace(image ->> 'url', '-[0-9a-f]{12}\.svg$', '-' || left(encode(sha256(convert_to(
          format('[3,{"accent":%s,"color":%s,"cut":%s,"fabric":%s,"pattern":%s,"seed":%s,"silhouette":%s}]', drawing -> 'accent', drawing -> 'color',
            drawing -> 'cut', drawing -> 'fabric', drawing -> 'pattern', drawing -> 'seed', drawing -> 'silhouette'), 'UTF8')), 'hex'), 12) || '.svg')))
        else image end
      order by place)
    from jsonb_array_elements(images) with ordinality as each (image, place))
  where drawing ->> 'cut' = 'woman' and drawing ->> 'silhouette' in ('dress', 'skirt', 'pinafore') and jsonb_array_length(images) > 0;--> statement-breakpoint
update looks set image = jsonb_set(image, '{url}', to_jsonb(regexp_replace(image ->> 'url', '-[0-9a-f]{12}\.svg$', '-' || left(encode(sha256(convert_to(
    format('[3,{"seed":%s,"specs":[%s]}]', drawing -> 'seed', (
      select string_agg(format('{"accent":%s,"color":%s,"cut":%s,"fabric":%s,"pattern":%s,"seed":%s,"silhouette":%s}', spec -> 'accent', spec -> 'color',
        spec -> 'cut', spec -> 'fabric', spec -> 'pattern', spec -> 'seed', spec -> 'silhouette'), ',' order by place)
      from jsonb_array_elements(drawing -> 'specs') with ordinality as each (spec, place))), 'UTF8')), 'hex'), 12) || '.svg')))
  where image ->> 'url' like '/pictures/looks/%' and jsonb_path_exists(drawing, '$.specs[*] ? (@.cut == "woman" && (@.silhouette == "dress" || @.silhouette == "skirt" || @.silhouette == "pinafore"))');--> statement-breakpoint
update collections set image = jsonb_set(image, '{url}', to_jsonb(regexp_replace(image ->> 'url', '-[0-9a-f]{12}\.svg$', '-' || left(encode(sha256(convert_to(
    '[4,"' || substring(image ->> 'url' from '^/pictures/scenes/(.+)-[0-9a-f]{12}\.svg$') || '"]', 'UTF8')), 'hex'), 12) || '.svg')))
  where image ->> 'url' ~ '^/pictures/scenes/.+-[0-9a-f]{12}\.svg$';--> statement-breakpoint
update collections set image = jsonb_set(image, '{alt}', '{"fr":"Un bébé assis dans un panier, entre un cadeau noué d’un ruban rose et un ours en peluche","de":"Ein Baby in einem Korb, zwischen einem Geschenk mit rosa Schleife und einem Teddybären","nl":"Een baby in een mand, tussen een cadeau met een roze strik en een teddybeer","es":"Un bebé sentado en una cesta, entre un regalo con un lazo rosa y un osito de peluche"}')
  where image ->> 'url' like '/pictures/scenes/birth-gift-wide-%';--> statement-breakpoint
update collections set image = jsonb_set(image, '{alt}', '{"fr":"Un bébé en haut à feuilles et legging vert, couché sur une couverture piquée, entouré d’un cardigan, d’une barboteuse et d’un bonnet","de":"Ein Baby in Blättershirt und grünen Leggings auf einer Steppdecke, ringsum eine Strickjacke, ein Strampler und eine Mütze","nl":"Een baby in een shirt met blaadjes en een groene legging op een gewatteerde deken, met een vestje, een speelpakje en een mutsje eromheen","es":"Un bebé con camiseta de hojas y leggings verdes sobre una colcha, rodeado de un cárdigan, un pelele y un gorrito"}')
  where image ->> 'url' like '/pictures/scenes/collection-baby-wide-%';--> statement-breakpoint
update collections set image = jsonb_set(image, '{alt}', '{"fr":"Une fille en ciré jaune et un petit garçon en ciré bleu à étoiles, les bottes dans les flaques, sous la pluie","de":"Ein Mädchen in gelber und ein kleiner Junge in blauer Regenjacke mit Sternen, mit Stiefeln in den Pfützen, im Regen","nl":"Een meisje in een gele regenjas en een jongetje in een blauwe met sterren, met hun laarzen in de plassen, in de regen","es":"Una niña con chubasquero amarillo y un niño con uno azul de estrellas, con las botas en los charcos, bajo la lluvia"}')
  where image ->> 'url' like '/pictures/scenes/collection-rain-wide-%';
