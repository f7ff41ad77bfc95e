import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** The store of this installation: a bucket where one is configured, else the local disk. */
export const createFileStore = (config: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  config.s3 ? new S3FileStore(config.s3) : new LocalFileStore(config.dataDir);
