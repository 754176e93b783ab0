/** A start that fails however often it is tried: the configuration or the data is wrong. Its message is one clear line. */
export class HopelessStart extends Error {}
