import path from 'node:path';
import { YamlFile } from './content-file.ts';
import { demoFile, organizationFile } from './organization.schemas.ts';
import { readOrganization } from './read-organization.ts';
import type { DemoOrganization, LocalizedText } from './types.ts';

/** An organisation of the demo; its content is read when it is needed, which is on the first start. */
export interface DemoFolder {
  domainPrefix: string;
  name: LocalizedText;
  read(): DemoOrganization;
}

/** The organisations of the demo in a folder. The first one is number 1. */
export function readDemo(folder: string): DemoFolder[] {
  const demo = path.resolve(folder);
  const { organizations } = new YamlFile(path.join(demo, 'demo.yaml')).read(demoFile);
  return organizations.map((key) => {
    const { domainPrefix, name } = new YamlFile(path.join(demo, key, 'organization.yaml')).read(organizationFile);
    return { domainPrefix, name, read: () => readOrganization(demo, key) };
  });
}
