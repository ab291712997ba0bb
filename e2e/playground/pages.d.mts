import type { Server } from 'node:http';
import type { BuiltPage } from './examples.mjs';

export function pathOf(title: string): string;
export function pageServer(options: {
  readonly origins: Readonly<Record<string, string>>;
  readonly ledger?: string;
  readonly built?: readonly BuiltPage[];
}): Server;
