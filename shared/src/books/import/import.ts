/** The import of sales into a shop of this browser. See docs/product/sales-import.md. */
export { createImporter, type Importer } from './importer';
export type { ImportedFile } from './importedFile';
export type { DayPreview, FigurePreview, FilePreview, ImportPreview, ReadPreview } from './importPreview';
export type { ChosenFile, PlanOptions } from './planImport';
export {
  createSalesImport,
  isReadOtherwise,
  type BookResult,
  type ChosenFiles,
  type ListedFile,
  type SalesImport,
} from './salesImport';
