import type { LedgerPort, Moment } from '@back-office/shared/ledger';
import type { LedgerParams } from '@back-office/shared/url';
import type { AnalyzedFile } from '../../../domain/services';
import type { References } from './references';
import { isToolName, readArguments, type Arguments, type ToolName } from './toolArguments';
import { exportTable, fileTable } from './tools/files';
import { figures } from './tools/figures';
import { row, rows } from './tools/transactions';
import { define, describe, screens } from './tools/words';

/** What tools ask. */
export interface ToolSources {
  readonly port: LedgerPort;
  /** Of the port's figures: links to figures carry them. */
  readonly ledgerParams: LedgerParams;
  /** The present minute in the store. */
  readonly now: Moment;
  readonly references: References;
  /** Files of the question, or of the latest one that had some. */
  readonly files: readonly AnalyzedFile[];
  /** Screens and actions of the product for some words, the best first. */
  readonly screensFor: (words: string) => readonly ScreenEntry[];
  readonly signal: AbortSignal;
}

export interface ScreenEntry {
  readonly title: string;
  readonly path: string;
  /** What to do there, in sentences. */
  readonly how: string;
}

/** What a tool has found: `answer` is sent as JSON. */
export interface ToolResult {
  readonly answer: object;
  /** The id of a table that the merchant may download. */
  readonly exported?: string;
}

type Tool<Name extends ToolName> = (args: Arguments<Name>, sources: ToolSources) => ToolResult | Promise<ToolResult>;

const tools: { readonly [Name in ToolName]: Tool<Name> } = {
  describe,
  figures,
  rows,
  row,
  define,
  screens,
  file_table: fileTable,
  export: exportTable,
};

/** Runs one call of a model. What is wrong with it is answered to the model; a ledger that fails is thrown. */
export async function runTool(name: string, json: string, sources: ToolSources): Promise<ToolResult> {
  if (!isToolName(name)) return toolProblem(`There is no tool "${name.slice(0, 40)}".`);
  return runKnown(name, json, sources);
}

async function runKnown<Name extends ToolName>(name: Name, json: string, sources: ToolSources): Promise<ToolResult> {
  const args = readArguments(name, json);
  if (!args.ok) return toolProblem(args.problem);
  return tools[name](args.value, sources);
}

function toolProblem(error: string): ToolResult {
  return { answer: { error } };
}
