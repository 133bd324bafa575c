import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, type Info, parse } from 'csv-parse';
import { BadFile, badFile } from './bad-file.ts';
import { fromCell } from './cells.ts';
import type { Entry } from './entry.ts';
import { isKnown, isOwned } from './fields.ts';

/** Maximum characters per record; notes alone may have 10,000. */
const RECORD_MAX = 200_000;

interface Row {
  info: Info;
  record: string[];
}

/**
 * Reads a CSV file whose first line contains the field names.
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
    if (error instanceof CsvError) throw new BadFile(`${file} is not a valid CSV file: ${error.message}.`);
    throw badFile(file, error);
  }
}

function rowsOf(file: string): AsyncIterable<Row> {
  // `fatal` rejects files in other encodings instead of importing wrong characters.
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
    throw new BadFile(`The first line contains "${unknown}", which is not a field. Separate fields with commas.`);
  }
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined) throw new BadFile(`The first line contains "${twice}" twice.`);
  if (!fields.includes('name'))
    throw new BadFile('The first line must contain "name", by which restaurants are matched.');
  return fields;
}

function entryOf(fields: string[], record: string[], line: number): Entry {
  const location = `line ${line}`;
  if (record.length !== fields.length) {
    return {
      location,
      values: {},
      error: `Expected ${fields.length} cells as in the first line, found ${record.length}.`,
    };
  }
  const values: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) {
    const value = isOwned(field) ? undefined : fromCell(field, record[at] ?? '');
    if (value !== undefined) values[field] = value;
  }
  return { location, values, error: null };
}
