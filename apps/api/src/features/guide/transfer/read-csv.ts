import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, type Info, parse } from 'csv-parse';
import { BadFile, badFile } from './bad-file.ts';
import { fromCell } from './cells.ts';
import type { Entry } from './entry.ts';
import { isKnown, isOwned } from './fields.ts';

/** Characters of one record: its notes alone may have 10,000. */
const RECORD_MAX = 200_000;

interface Row {
  info: Info;
  record: string[];
}

/**
 * The restaurants of a CSV file whose first line names the fields.
 *
 * @throws BadFile
 */
export async function* readCsv(file: string): AsyncGenerator<Entry> {
  let fields: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of rowsOf(file)) {
      if (!fields) fields = fieldsOf(record);
      else if (record.some((cell) => cell.trim() !== '')) yield entryOf(fields, record, line);
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BadFile(`${file} is no CSV file that could be read: ${error.message}.`);
    throw badFile(file, error);
  }
}

function rowsOf(file: string): AsyncIterable<Row> {
  // A file in another encoding would be read with wrong letters otherwise.
  const text = Readable.toWeb(createReadStream(file)).pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  const parser = parse({ bom: true, info: true, relax_column_count: true, max_record_size: RECORD_MAX });
  const source = Readable.fromWeb(text);
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser);
}

function fieldsOf(header: string[]): string[] {
  const fields = header.map((cell) => cell.trim());
  const unknown = fields.find((field) => !isKnown(field));
  if (unknown !== undefined) {
    throw new BadFile(
      `The first line names "${unknown}", which is no field of a restaurant. Fields are separated by commas.`,
    );
  }
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined) throw new BadFile(`The first line names "${twice}" twice.`);
  if (!fields.includes('name'))
    throw new BadFile('The first line does not name "name", by which restaurants are matched.');
  return fields;
}

function entryOf(fields: string[], record: string[], line: number): Entry {
  const place = `line ${line}`;
  if (record.length !== fields.length) {
    return { place, given: {}, broken: `It has ${record.length} cells where the first line has ${fields.length}.` };
  }
  const given: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) {
    const value = isOwned(field) ? undefined : fromCell(field, record[at] ?? '');
    if (value !== undefined) given[field] = value;
  }
  return { place, given, broken: null };
}
