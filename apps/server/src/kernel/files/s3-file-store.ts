import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config.ts';
import type { ByteRange, FileStore, UploadWay } from './file-store.ts';

type Settings = NonNullable<Config['s3']>;

const isMissing = (error: unknown): boolean => {
  const e = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return e.name === 'NoSuchKey' || e.name === 'NotFound' || e.$metadata?.httpStatusCode === 404;
};

/** Files in a bucket of any S3-compatible store. The client is loaded when it is first needed: most installations never do. */
export class S3FileStore implements FileStore {
  readonly upload: UploadWay;
  private readonly bucket: string;
  private client: Promise<S3Client> | undefined;

  constructor(private readonly settings: Settings) {
    this.bucket = settings.bucket;
    this.upload = {
      kind: 'presigned',
      origin: new URL(settings.endpoint).origin,
      presign: (key, contentType, byteSize, seconds) => this.presign(key, contentType, byteSize, seconds),
    };
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    await client.send(new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes, ContentType: contentType }));
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    try {
      const answer = await client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      return (answer.Body as Readable | undefined) ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async stat(key: string): Promise<{ byteSize: number } | null> {
    const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    try {
      const answer = await client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
      return { byteSize: answer.ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async move(from: string, to: string, contentType: string): Promise<void> {
    const { CopyObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    await client.send(
      new CopyObjectCommand({
        Bucket: this.bucket,
        Key: to,
        CopySource: `${this.bucket}/${from}`,
        ContentType: contentType,
        MetadataDirective: 'REPLACE',
      }),
    );
    await this.delete(from);
  }

  async delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    await client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  private async presign(key: string, contentType: string, byteSize: number, seconds: number): Promise<string> {
    const [{ PutObjectCommand }, { getSignedUrl }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ContentType: contentType,
      ContentLength: byteSize,
    });
    return getSignedUrl(await this.connect(), command, { expiresIn: seconds });
  }

  private connect(): Promise<S3Client> {
    this.client ??= import('@aws-sdk/client-s3').then(
      ({ S3Client: Client }) =>
        new Client({
          endpoint: this.settings.endpoint,
          region: this.settings.region,
          forcePathStyle: true, // the form that every S3-compatible store understands
          credentials: {
            accessKeyId: this.settings.accessKeyId,
            secretAccessKey: this.settings.secretAccessKey,
          },
          // checksums of newer versions of the protocol are unknown to many compatible stores
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    );
    return this.client;
  }
}
