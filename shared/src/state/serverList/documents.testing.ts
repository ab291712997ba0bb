import type { DocumentStore, StoredDocument } from '@back-office/shared/contract';

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
      const reached = () => {
        if (failure) throw failure;
      };
      const store: DocumentStore = {
        revisions: () =>
          isTold ? new Map([...stored].map(([key, { revision }]) => [key, revision] as const)) : undefined,
        async read(key) {
          reached();
          return stored.get(key);
        },
        async write(key, value, revision) {
          reached();
          const current = stored.get(key);
          if (current?.revision !== revision) return { ok: false, current };
          const next = { revision: (revision ?? 0) + 1, value: JSON.parse(JSON.stringify(value)) as unknown };
          stored.set(key, next);
          if (losesAnswer) {
            losesAnswer = false;
            throw new Error('The answer is lost');
          }
          return { ok: true, revision: next.revision };
        },
        follow(key, onTold) {
          followers.set(key, onTold);
          if (isTold) onTold();
        },
        report: (_, problem) => void reports.push(problem),
      };
      return {
        store,
        reports,
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
