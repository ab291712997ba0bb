import type { ComponentType } from 'react';
import type { LedgerPort } from '@back-office/shared/contract';
import type { Shop } from '@back-office/shared/shop';
import { BackUpButtons } from '../backup/BackUpButtons';
import { RestoreButton } from '../backup/RestoreButton';
import { ImportSales } from '../sales-import/ImportSales';
import { ReadAgain, type ReadAgainProps } from '../sales-import/ReadAgain';

export interface DataPartProps {
  readonly shop: Shop;
  /** `undefined` is the sample ledger. */
  readonly ledger: LedgerPort | undefined;
}

/**
 * What the Data section of the settings offers beside its own: each part is a button with what it opens. A part that is
 * missing has no control anywhere.
 */
interface DataParts {
  /** Reads sales from the files of another product. */
  readonly importSales?: ComponentType<DataPartProps>;
  /** Puts sales that were read from files on their days after the settings of the shop have changed. */
  readonly readAgain?: ComponentType<ReadAgainProps>;
  /** Writes everything of the shop to a file. */
  readonly backUp?: ComponentType<DataPartProps>;
  /** Makes a shop of such a file. */
  readonly restore?: ComponentType<DataPartProps>;
}

export const dataParts: DataParts = {
  importSales: ImportSales,
  readAgain: ReadAgain,
  backUp: BackUpButtons,
  restore: RestoreButton,
};
