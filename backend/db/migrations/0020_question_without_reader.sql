-- "Who chooses in the morning?" was asked and read by nobody: the question goes, and what was answered to it.
UPDATE "quiz_answers" SET "answers" = "answers" - 'decides' WHERE "answers" ? 'decides';--> statement-breakpoint
UPDATE "website_contents" SET "data" = jsonb_set("data", '{steps}', (
  SELECT jsonb_agg(jsonb_set(step, '{questions}', (
    SELECT coalesce(jsonb_agg(question ORDER BY place), '[]')
    FROM jsonb_array_elements(step -> 'questions') WITH ORDINALITY AS asked (question, place)
    WHERE question ->> 'id' <> 'decides'
  )) ORDER BY position)
  FROM jsonb_array_elements("data" -> 'steps') WITH ORDINALITY AS steps (step, position)
))
WHERE "kind" = 'quiz' AND jsonb_path_exists("data", '$.steps[*].questions[*] ? (@.id == "decides")');
