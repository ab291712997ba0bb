import { customersOfColumns } from './customersOfColumns';
import type { LateAnswers } from './lateAnswers';

export const customersOfSample: LateAnswers<'customers'> = (reader) => ({ customers: customersOfColumns(reader) });
