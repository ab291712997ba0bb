/** The pages behind figures share most of their code, so they are loaded together. */
export { DeferredTransactionsScreen } from './DeferredTransactionsScreen';
export { FullCycleScreen } from './FullCycleScreen';
export { InvoiceDetailScreen } from './InvoiceDetailScreen';
