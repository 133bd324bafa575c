import { z } from 'zod';

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});

const affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }),
  ranges: z.array(z.object({ type: z.string(), events: z.array(event) })).default([]),
  versions: z.array(z.string()).default([]),
});

/** The fields of an advisory in the OSV format (https://ossf.github.io/osv-schema) that are used here. */
export const advisory = z.object({
  id: z.string(),
  aliases: z.array(z.string()).default([]),
  withdrawn: z.string().optional(),
  summary: z.string().default(''),
  affected: z.array(affected).default([]),
  database_specific: z.object({ severity: z.string().optional() }).optional(),
});

export type Advisory = z.infer<typeof advisory>;
export type Affected = z.infer<typeof affected>;
/** A package as OSV names it. */
export type OsvPackage = Affected['package'];

/** The content of advisories.json. */
export const advisoryData = z.object({
  source: z.string(),
  license: z.string(),
  /** The day of the copy. */
  date: z.iso.date(),
  /** By ecosystem, the names of the packages whose advisories were looked up, including those without any. */
  lookedUp: z.record(z.string(), z.array(z.string())),
  advisories: z.array(advisory),
});

export type AdvisoryData = z.infer<typeof advisoryData>;

/** The content of exceptions.json: advisories about a package in use that were assessed and accepted. */
export const exceptions = z.array(
  z.object({
    /** The name of the package at OSV. */
    package: z.string(),
    /** The ids of the advisories, or aliases of theirs. */
    advisories: z.array(z.string()).min(1),
    /** Why the vulnerable version stays, and what ends the exception. */
    reason: z.string().min(1),
    /** The day of the assessment. */
    date: z.iso.date(),
  }),
);

export type Exception = z.infer<typeof exceptions>[number];
