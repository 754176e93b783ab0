/** A command that cannot be done; the message is a sentence for staff. */
export class StaffRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StaffRefusal";
  }
}
