import { reportError, type AreaFailure, type BackOfficeError } from '@back-office/shared/loading';
import type { Row } from './row';

export type FailedPart = BackOfficeError['part'];

/** Tells the page's own monitoring, see `docs/product/loading.md`. `area` is `host` for the registry. */
export function reportAreaFailure(part: FailedPart, area: string, failure: AreaFailure, row?: Row): void {
  const { code, message, cause } = failure;
  reportError({ code, area, part, version: row?.version, cause: message, error: cause ?? failure });
}
