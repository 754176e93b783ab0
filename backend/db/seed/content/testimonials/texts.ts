/** Context and text of every testimonial, in the order they are listed in. */
export type TestimonialTexts = readonly (readonly [context: string, text: string])[];
