import { Problem } from '../../../kernel/problem.ts';

/** There is no active organisation at this prefix. */
export const unknownOrganization = (): Problem => new Problem('organization.not-found', 404);
export const invalidConfiguration = (): Problem => new Problem('configuration.invalid-value', 400);
/** A message that has a placeholder which the shipped one doesn't know would show braces to readers. */
export const invalidPlaceholder = (): Problem => new Problem('localization.invalid-placeholder', 400);
