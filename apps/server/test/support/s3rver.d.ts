declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  /** A small S3 server for tests; the package has no types of its own. */
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
