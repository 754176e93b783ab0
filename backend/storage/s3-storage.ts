import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { typeOfKey } from "./file-type.ts";
import { requireStorageKey, type Storage } from "./storage.ts";

export interface BucketAccess {
  /** Address of an S3-compatible server; without one, the provider's own of the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  /** Without them the machine's own role counts. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Keeps files in an S3-compatible bucket; the bucket stays private, readers come through signed addresses of the API. */
export function createS3Storage({ endpoint, bucket, region, credentials }: BucketAccess): Storage {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 3,
    // Compatible servers do not all know the checksums the SDK adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    put: async (key, bytes, type) => {
      requireStorageKey(key);
      if (typeOfKey(key) !== type) throw new Error("the ending of a storage key tells its type");
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }));
    },
    get: async (key) => {
      requireStorageKey(key);
      const type = typeOfKey(key);
      if (type === null) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body ? { bytes: new Uint8Array(await Body.transformToByteArray()), type } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      requireStorageKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
