import type { FileFacts } from '../../../domain/files';
import type { FileExtension } from '../../../domain/attachment';
import { UnreadableFile, type AnalysisSource, type OnProgress } from './analysisSource';
import { documentFacts } from './documentFacts';
import { imageFacts } from './imageFacts';
import { tableFacts } from './tableFacts';
import { jsonFacts, textFacts } from './textFacts';

type Analyze = (source: AnalysisSource, onProgress: OnProgress) => Promise<FileFacts>;

/** What is found out about each accepted type. */
const analyses: Readonly<Record<FileExtension, Analyze>> = {
  csv: tableFacts,
  json: jsonFacts,
  txt: text('Text'),
  md: text('Markdown text'),
  js: text('JavaScript file'),
  ts: text('TypeScript file'),
  py: text('Python file'),
  html: text('HTML file'),
  css: text('CSS file'),
  jpg: (source) => imageFacts(source, 'jpg'),
  jpeg: (source) => imageFacts(source, 'jpeg'),
  png: (source) => imageFacts(source, 'png'),
  gif: (source) => imageFacts(source, 'gif'),
  svg: (source) => imageFacts(source, 'svg'),
  pdf: (source) => documentFacts(source, 'pdf'),
  doc: (source) => documentFacts(source, 'doc'),
  docx: (source) => documentFacts(source, 'docx'),
};

function text(format: string): Analyze {
  return (source, onProgress) => textFacts(source, format, onProgress);
}

/** True facts of a file, by its extension and its content. Rejects with `UnreadableFile` if the two do not agree. */
export async function analyzeFile(source: AnalysisSource, onProgress: OnProgress): Promise<FileFacts> {
  const extension = source.name.slice(source.name.lastIndexOf('.') + 1).toLowerCase();
  if (!(extension in analyses)) throw new UnreadableFile(`${source.name} has no accepted type.`);
  return analyses[extension as FileExtension](source, onProgress);
}
