import pLimit from 'p-limit';
import { z } from 'zod';
import { type Advisory, advisory, type OsvPackage } from './advisories.ts';

const API = 'https://api.osv.dev/v1';
/** The most queries of one request (https://google.github.io/osv.dev/post-v1-querybatch). */
const BATCH = 1000;
const CONCURRENT = 10;
const TIMEOUT_MS = 60_000;

const batchAnswer = z.object({
  results: z.array(
    z.object({
      vulns: z.array(z.object({ id: z.string() })).default([]),
      next_page_token: z.string().optional(),
    }),
  ),
});

interface Query {
  package: OsvPackage;
  page_token?: string;
}

/**
 * The advisories of osv.dev about all versions of the packages, sorted by id.
 *
 * @throws if osv.dev cannot be reached, refuses a request or answers in another format
 */
export async function advisoriesAbout(packages: readonly OsvPackage[]): Promise<Advisory[]> {
  const limit = pLimit(CONCURRENT);
  const ids = [...(await idsAbout(packages))].sort();
  return Promise.all(ids.map((id) => limit(() => advisoryOf(id))));
}

async function idsAbout(packages: readonly OsvPackage[]): Promise<Set<string>> {
  const ids = new Set<string>();
  const queries: Query[] = packages.map((one) => ({ package: one }));
  while (queries.length > 0) {
    const asked = queries.splice(0, BATCH);
    const { results } = await request('/querybatch', batchAnswer, { queries: asked });
    for (const [at, { vulns, next_page_token }] of results.entries()) {
      for (const { id } of vulns) ids.add(id);
      const query = asked[at];
      if (query && next_page_token) queries.push({ ...query, page_token: next_page_token });
    }
  }
  return ids;
}

const advisoryOf = (id: string): Promise<Advisory> => request(`/vulns/${encodeURIComponent(id)}`, advisory);

async function request<T>(path: string, format: z.ZodType<T>, body?: unknown): Promise<T> {
  const response = await fetch(`${API}${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('osv.dev cannot be reached.', { cause });
  });
  if (!response.ok) throw new Error(`osv.dev responded to ${path} with status ${response.status}.`);
  const answer = format.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new Error(`osv.dev responded to ${path} in an unknown format.`, { cause: answer.error });
  return answer.data;
}
