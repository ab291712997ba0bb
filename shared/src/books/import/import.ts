/** The import of sales into a shop of this browser. See docs/product/sales-import.md. */
export { createImporter } from './importer';
export type { ImportedFile } from './importedFile';
export { fieldLabels, mappedKind, type ColumnMapping, type ChosenField } from '../mapping/columnMapping';
export type { FileColumns } from '../mapping/fileColumns';
export { guessMapping } from '../mapping/guessMapping';
export type { NamedTax } from '../reading/taxNames';
export { unreadTexts } from '../reading/evidence';
export type { ReadChoices } from '../reading/source';
export type { FigurePreview, FilePreview, ImportPreview, ReadPreview } from './importPreview';
export { sampleAmounts, type SampleAmount, type SampleRow } from './sampleRows';
export type { ChosenFile } from './planImport';
export { createSalesImport, daysMadeBy, type BookResult, type ListedFile, type SalesImport } from './salesImport';
