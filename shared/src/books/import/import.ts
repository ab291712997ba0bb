/** The import of sales into a shop of this browser. See docs/product/sales-import.md. */
export { createImporter } from './importer';
export type { ImportedFile } from './importedFile';
export type { FigurePreview, FilePreview, ImportPreview, ReadPreview } from './importPreview';
export type { ChosenFile } from './planImport';
export { createSalesImport, isReadOtherwise, type BookResult, type ListedFile, type SalesImport } from './salesImport';
