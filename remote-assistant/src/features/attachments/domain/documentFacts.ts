import type { FileFacts } from '../../../domain/files';
import { UnreadableFile, type AnalysisSource } from './analysisSource';

/** What the first bytes of a document say about it. Its text is not read. */
export async function documentFacts(source: AnalysisSource, extension: 'pdf' | 'doc' | 'docx'): Promise<FileFacts> {
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
