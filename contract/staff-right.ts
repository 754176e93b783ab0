/**
 * `look`: changes nothing, as every GET. `free`: a change that staff may make. `consent`: answers STAFF_NEEDS_CONSENT until
 * the client agreed by mail, where the call needs it. `never`: answers STAFF_NOT_ALLOWED, whatever the client says.
 */
export type StaffRight = "look" | "free" | "consent" | "never";
