import type { DocumentChange, DocumentStore, StoredDocument } from '@back-office/shared/contract';

/** A server in memory, and the connections of several browsers to it. */
export function createTestDocuments() {
  const stored = new Map<string, StoredDocument>();
  return {
    stored,
    connect() {
      let isTold = true;
      let failure: Error | undefined;
      let losesAnswer = false;
      const followers = new Map<string, () => void>();
      const reports: unknown[] = [];
      /** Keys of the documents that each request changed. */
      const requests: (readonly string[])[] = [];
      const reads: string[] = [];
      const reached = () => {
        if (failure) throw failure;
      };
      async function writeAll(changes: readonly DocumentChange[]) {
        reached();
        if (changes.some(({ key, revision }) => stored.get(key)?.revision !== revision)) return { ok: false } as const;
        const revisions = changes.map(({ key, revision = 0, value }) => {
          if (value === undefined) stored.delete(key);
          else stored.set(key, { revision: revision + 1, value: JSON.parse(JSON.stringify(value)) as unknown });
          return value === undefined ? 0 : revision + 1;
        });
        requests.push(changes.map(({ key }) => key));
        if (losesAnswer) {
          losesAnswer = false;
          throw new Error('The answer is lost');
        }
        return { ok: true, revisions } as const;
      }
      const store: DocumentStore = {
        revisions: () =>
          isTold
            ? new Map(
                [...stored]
                  .filter(([key]) => !key.includes('~'))
                  .map(([key, { revision }]) => [key, revision] as const),
              )
            : undefined,
        async read(key) {
          reached();
          reads.push(key);
          return stored.get(key);
        },
        async write(key, value, revision) {
          const written = await writeAll([{ key, value, revision }]);
          if (!written.ok) return { ok: false, current: stored.get(key) };
          return { ok: true, revision: (revision ?? 0) + 1 };
        },
        writeAll,
        follow(key, onTold) {
          followers.set(key, onTold);
          if (isTold) onTold();
        },
        report: (_, problem) => void reports.push(problem),
      };
      return {
        store,
        reports,
        requests,
        /** Keys of the documents that were read. */
        reads,
        setTold: (told: boolean) => (isTold = told),
        /** Without an error, the server is reached again. */
        fail: (error?: Error) => (failure = error),
        /** The next change is made, but nobody hears of it. */
        loseAnswer: () => (losesAnswer = true),
        /** The server tells its revisions. Resolves when nothing is left to do. */
        async tell() {
          const before = reports.length;
          followers.forEach((tell) => tell());
          while (reports.length < before + followers.size) await Promise.resolve();
        },
      };
    },
  };
}
