import type { LineDefinition } from './lineDefinition';
import { paymentLines } from './paymentLines';
import { salesLines } from './salesLines';

/** The sections of the report, in the order in which they add up downwards. */
export const lineDefinitions: readonly LineDefinition[] = [...salesLines, ...paymentLines];
