/** What a quiz shows of the profile it is about. */
export interface RunnerProfile {
  id: string;
  firstname: string;
}
