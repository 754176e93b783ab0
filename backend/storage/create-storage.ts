import path from "node:path";
import type { Environment } from "../config/environment.ts";
import { createFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";

/** The bucket of `S3_BUCKET`; without one, the folder `files` of the data folder. */
export async function createStorage(environment: Environment): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = environment;
  if (bucket === undefined) return createFolderStorage(path.join(environment.DATA_DIR, "files"));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  // The SDK is large: a start without a bucket does not load it.
  const { createS3Storage } = await import("./s3-storage.ts");
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return createS3Storage({ endpoint, bucket, region, credentials });
}
