/** Where a file lies, as far as the rules care. */
export const MODULE = /^apps\/server\/src\/modules\/[\w-]+\/([\w-]+)\//;
const FEATURE = /^apps\/(?:learner|studio)\/src\/features\/[\w-]+\/[\w-]+(?=\/)/;
export const KERNEL = /^apps\/server\/src\/kernel\//;
export const SERVER = /^apps\/server\/src\//;

/** Tests, their factories and support: free to look behind the walls of what they test. */
export const isTest = (file: string): boolean => /(^|\/)(test|e2e)\/|\.test\.tsx?$/.test(file);

/** What runs in a browser. */
export const isWeb = (file: string): boolean =>
  /^(apps\/(learner|studio)|packages\/(ui|web-kit|api-client))\/src\//.test(file);

export const moduleOf = (file: string): string | undefined => MODULE.exec(file)?.[1];

/** Where a module is declared. */
export const declarationOf = ({ name, area }: { name: string; area: string }): string =>
  `apps/server/src/modules/${area}/${name}/${name}.module.ts`;

/** The folder of a web application's feature. */
export const featureOf = (file: string): string | undefined => FEATURE.exec(file)?.[0];

export const packageOf = (file: string): string | undefined => /^packages\/([\w-]+)\//.exec(file)?.[1];

export const applicationOf = (file: string): string | undefined => /^apps\/([\w-]+)\//.exec(file)?.[1];

/** The last part of a module file's name: `courses.service.ts` is a `service`; `places.ts` is none. */
export const roleOf = (file: string): string | undefined => /\.([a-z]+)\.tsx?$/.exec(file)?.[1];
