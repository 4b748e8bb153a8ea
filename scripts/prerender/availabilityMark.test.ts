import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasAvailability, markAvailability } from './availabilityMark';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'availability-'));
  await mkdir(path.join(folder, 'data'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the document of all pages', () => {
  it('has no mark without a file of availability', async () => {
    const template = await readFile('index.html', 'utf8');
    expect(markAvailability(template, folder)).toBe(template);
    expect(hasAvailability(folder)).toBe(false);
  });

  it('has the same mark whatever the file contains', async () => {
    const file = path.join(folder, 'data/availability.json');
    const template = await readFile('index.html', 'utf8');
    await writeFile(file, '{"holds":[]}');
    const marked = markAvailability(template, folder);
    expect(marked).toContain('<html data-availability lang="en-NG"');
    await writeFile(file, 'broken');
    expect(markAvailability(template, folder)).toBe(marked);
    expect(hasAvailability(folder)).toBe(true);
  });
});
