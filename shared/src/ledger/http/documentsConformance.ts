import { httpDocuments } from './httpDocuments';
import { LedgerServerError } from './serverError';

/** Checks that a server keeps documents as the product needs them, if it keeps some. It changes nothing on the server. */
export async function checkDocuments(url: string, token: string | undefined): Promise<string> {
  const documents = httpDocuments({
    url,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  await documents.check();
  const [problem] = documents.problems().values();
  if (problem instanceof Error) throw problem;
  if (!documents.isKept()) return 'Not checked, because the server keeps no documents.';
  const refusal: unknown = await documents.writeAll([]).catch((error: unknown) => error);
  if (!(refusal instanceof LedgerServerError) || refusal.failure !== 'invalid-question')
    throw new Error('Several changes in one request: an empty list of changes was not refused as an invalid question.');
  if (!refusal.problem?.field?.startsWith('changes'))
    throw new Error(`The error names the field "${refusal.problem?.field ?? ''}", not "changes".`);
  return `${documents.revisions()?.size ?? 0} documents`;
}
