import type { FileFacts } from '../../../domain/files';
import type { FileExtension } from '../../../domain/attachment';
import { UnreadableFile, type AnalysisSource, type OnProgress } from './analysisSource';
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

/** What the first bytes of a document say about it. Its text is not read. */
async function documentFacts(source: AnalysisSource, extension: 'pdf' | 'doc' | 'docx'): Promise<FileFacts> {
  const head = new TextDecoder('latin1').decode(await source.read(0, Math.min(4096, source.size)));
  const { format, isReal, notes } = documents[extension];
  if (!isReal(head)) throw new UnreadableFile(`${source.name} is not a document of its type.`);
  return { kind: 'document', format, notes: notes(head) };
}

interface DocumentRules {
  readonly format: string;
  readonly isReal: (head: string) => boolean;
  readonly notes: (head: string) => readonly string[];
}

const noText = 'I read its type and size, not its text.';

const documents: Readonly<Record<'pdf' | 'doc' | 'docx', DocumentRules>> = {
  pdf: {
    format: 'PDF document',
    isReal: (head) => head.slice(0, 1024).includes('%PDF-'),
    notes(head) {
      const version = /%PDF-(\d\.\d)/.exec(head)?.[1];
      return [...(version === undefined ? [] : [`It is written in PDF ${version}.`]), noText];
    },
  },
  docx: { format: 'Word document', isReal: (head) => head.startsWith('PK\u0003\u0004'), notes: () => [noText] },
  doc: {
    format: 'Word 97–2003 document',
    isReal: (head) => head.startsWith('\u00d0\u00cf\u0011\u00e0'),
    notes: () => [noText],
  },
};
