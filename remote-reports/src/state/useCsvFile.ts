import { useServices } from '@back-office/shared/contract';
import { downloadText } from '@back-office/shared/csv';
import { pageFormat, samplePageFormat } from '@back-office/shared/format';
import { useToast } from '@back-office/shared/ui';

export interface CsvFile {
  /** With `.csv`, as in the sample. */
  readonly name: string;
  readonly text: string;
  /** What the message says of it: `12 transactions`. */
  readonly content?: string;
}

/**
 * Returns a function that downloads a file and says so. Outside the sample shop its name ends with the currency, because
 * no column says it: `sales-summary-2025-06-22-EUR.csv`.
 */
export function useCsvFile(): (file: CsvFile) => void {
  const { shop } = useServices();
  const toast = useToast();
  return ({ name: ofSample, text, content }) => {
    const { currency } = pageFormat();
    const isNamed = shop !== undefined || currency !== samplePageFormat.currency;
    const name = isNamed ? ofSample.replace(/\.csv$/, `-${currency}.csv`) : ofSample;
    downloadText(name, text, 'text/csv');
    toast.show({ message: `${content === undefined ? 'Exported' : `${content} exported`} to ${name}`, tone: 'done' });
  };
}
