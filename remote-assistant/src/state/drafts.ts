import type { PageState } from '@back-office/shared/loading';
import { fileFailed, refusalOf, refusalText } from '../domain/attachment';
import type { AttachedFile } from '../domain/files';
import type { AnalysisEvent, AnalysisService } from '../domain/services';
import { emptyDraft, without, type AssistantState, type Draft, type FileReading } from './assistantState';

interface Options {
  readonly analysis: AnalysisService;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Unsent messages with their files, one for each conversation. A file is read as soon as it is attached. */
export function createDrafts({ get, set, subscribe }: PageState<AssistantState>, { analysis, now, newId }: Options) {
  const readings = new Map<string, AbortController>();
  const draftOf = (key: string) => get().drafts[key] ?? emptyDraft;

  function change(key: string, changes: (draft: Draft) => Partial<Draft>) {
    set(({ drafts }) => ({ drafts: { ...drafts, [key]: { ...draftOf(key), ...changes(draftOf(key)) } } }));
  }

  async function read(key: string, content: File) {
    const { name, size, type } = content;
    const file: AttachedFile = { id: newId(), name, size, type, content, uploadedAt: now() };
    const controller = new AbortController();
    readings.set(file.id, controller);
    change(key, ({ files }) => ({ files: [...files, { file, reading: { step: 'reading', share: 0 } }] }));
    const show = (reading: FileReading) =>
      change(key, ({ files }) => ({
        files: files.map((each) => (each.file.id === file.id ? { ...each, reading } : each)),
      }));
    try {
      for await (const event of analysis.analyze(file, controller)) show(readingOf(event));
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(`The file ${name} could not be read.`, error);
      show({ step: 'failed' });
      change(key, () => ({ problem: fileFailed, isWaiting: false }));
    } finally {
      readings.delete(file.id);
    }
  }

  /** Takes a draft away. */
  function clear(key: string): Draft {
    const draft = draftOf(key);
    for (const { file } of draft.files) readings.get(file.id)?.abort();
    set(({ drafts }) => ({ drafts: without(drafts, key) }));
    return draft;
  }

  return {
    draftOf,
    clear,
    setText: (key: string, text: string) => change(key, () => ({ text })),
    /** Files that are refused are named in the draft's problem. */
    attach(key: string, files: readonly File[], isInWidget: boolean) {
      const refusals = files.flatMap((file) => refusalOf(file) ?? []);
      const problem = refusals.map((refusal) => refusalText(refusal, isInWidget)).join(' ') || undefined;
      change(key, () => ({ problem }));
      for (const file of files) if (!refusalOf(file)) void read(key, file);
    },
    detach(key: string, fileId: string) {
      readings.get(fileId)?.abort();
      change(key, ({ files }) => ({ files: files.filter(({ file }) => file.id !== fileId), problem: undefined }));
    },
    dismissProblem: (key: string) => change(key, () => ({ problem: undefined })),
    /** Waits until all files are read; `undefined` if one could not be read or the waiting was stopped. */
    async whenRead(key: string): Promise<Draft | undefined> {
      if (hasFile(draftOf(key), 'reading')) {
        change(key, () => ({ isWaiting: true }));
        await until(subscribe, () => !hasFile(draftOf(key), 'reading') || !draftOf(key).isWaiting);
        if (!draftOf(key).isWaiting) return undefined;
        change(key, () => ({ isWaiting: false }));
      }
      const draft = draftOf(key);
      if (!hasFile(draft, 'failed')) return draft;
      change(key, () => ({ problem: fileFailed }));
      return undefined;
    },
    stopWaiting: (key: string) => change(key, () => ({ isWaiting: false })),
    /** Where a conversation was deleted in another tab, what was being typed becomes the draft of a new one. */
    move(key: string, to: string) {
      const { text } = clear(key);
      if (text !== '' && draftOf(to).text === '')
        set(({ drafts }) => ({ drafts: { ...drafts, [to]: { ...emptyDraft, text } } }));
    },
    close() {
      for (const controller of readings.values()) controller.abort();
    },
  };
}

function hasFile({ files }: Draft, step: FileReading['step']) {
  return files.some(({ reading }) => reading.step === step);
}

function readingOf(event: AnalysisEvent): FileReading {
  return event.type === 'progress' ? { step: 'reading', share: event.share } : { step: 'read', facts: event.facts };
}

/** Resolves after the change of the state that meets the condition. */
function until(subscribe: PageState<AssistantState>['subscribe'], isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = subscribe(() => {
      if (!isMet()) return;
      end();
      resolve();
    });
  });
}
