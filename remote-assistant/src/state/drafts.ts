import type { PageState } from '@back-office/shared/loading';
import { fileFailed, refusalOf, refusalText } from '../domain/attachment';
import type { AnalysisService } from '../domain/services';
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
    set(({ drafts }) => {
      const draft = drafts[key] ?? emptyDraft;
      return { drafts: { ...drafts, [key]: { ...draft, ...changes(draft) } } };
    });
  }

  function setReading(key: string, id: string, reading: FileReading) {
    change(key, ({ files }) => ({ files: files.map((each) => (each.file.id === id ? { ...each, reading } : each)) }));
  }

  async function read(key: string, file: File) {
    const attached = {
      id: newId(),
      name: file.name,
      size: file.size,
      type: file.type,
      content: file,
      uploadedAt: now(),
    };
    const { id } = attached;
    const controller = new AbortController();
    readings.set(id, controller);
    change(key, ({ files }) => ({ files: [...files, { file: attached, reading: { step: 'reading', share: 0 } }] }));
    try {
      for await (const event of analysis.analyze(attached, { signal: controller.signal })) {
        if (event.type === 'progress') setReading(key, id, { step: 'reading', share: event.share });
        else setReading(key, id, { step: 'read', facts: event.facts });
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(`The file ${file.name} could not be read.`, error);
      setReading(key, id, { step: 'failed' });
      change(key, () => ({ problem: fileFailed, isWaiting: false }));
    } finally {
      readings.delete(id);
    }
  }

  function cancelReadings({ files }: Draft) {
    for (const { file } of files) readings.get(file.id)?.abort();
  }

  return {
    draftOf,
    setText: (key: string, text: string) => change(key, () => ({ text })),
    /** Files that are refused are named in the draft's problem. */
    attach(key: string, files: readonly File[], isInWidget: boolean) {
      const refusals = files.flatMap((file) => refusalOf(file) ?? []);
      change(key, () => ({
        problem: refusals.map((refusal) => refusalText(refusal, isInWidget)).join(' ') || undefined,
      }));
      for (const file of files) if (!refusalOf(file)) void read(key, file);
    },
    detach(key: string, fileId: string) {
      readings.get(fileId)?.abort();
      change(key, ({ files }) => ({ files: files.filter(({ file }) => file.id !== fileId), problem: undefined }));
    },
    dismissProblem: (key: string) => change(key, () => ({ problem: undefined })),
    /** Waits until all files are read; `undefined` if one could not be read or the waiting was stopped. */
    async whenRead(key: string): Promise<Draft | undefined> {
      const isReading = () => draftOf(key).files.some(({ reading }) => reading.step === 'reading');
      if (isReading()) {
        change(key, () => ({ isWaiting: true }));
        await new Promise<void>((resolve) => {
          const end = subscribe(() => {
            if (isReading() && draftOf(key).isWaiting) return;
            end();
            resolve();
          });
        });
        if (!draftOf(key).isWaiting) return undefined;
        change(key, () => ({ isWaiting: false }));
      }
      const draft = draftOf(key);
      if (!draft.files.some(({ reading }) => reading.step === 'failed')) return draft;
      change(key, () => ({ problem: fileFailed }));
      return undefined;
    },
    stopWaiting: (key: string) => change(key, () => ({ isWaiting: false })),
    /** Where a conversation was deleted in another tab, what was being typed becomes the draft of a new one. */
    move(key: string, to: string) {
      const draft = draftOf(key);
      cancelReadings(draft);
      set(({ drafts }) => {
        const others = without(drafts, key);
        const isFree = draft.text !== '' && !others[to]?.text;
        return { drafts: isFree ? { ...others, [to]: { ...emptyDraft, text: draft.text } } : others };
      });
    },
    clear(key: string) {
      cancelReadings(draftOf(key));
      set(({ drafts }) => ({ drafts: without(drafts, key) }));
    },
    close() {
      for (const controller of readings.values()) controller.abort();
    },
  };
}
