import type { Browser } from 'playwright/test';

export function runSample(cell: {
  readonly browser: Browser;
  readonly area: string;
  readonly faultName: string;
  readonly isOpen: boolean;
}): Promise<string>;
