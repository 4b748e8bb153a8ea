import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFiles, hostileFiles } from '../../tests/helpers/contentArbitraries';
import { compileContent, readContent } from './content';

/** What a file holds once it has been written and read. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe('readContent and compileContent are inverse (content-contract.md)', () => {
  it('reads back the model it compiled, whatever content the contract allows', () => {
    fc.assert(
      fc.property(contentFiles(), (files) => {
        const { content } = readContent(files);
        expect(readContent(compileContent(content)).content).toStrictEqual(content);
      }),
      { numRuns: 1500 },
    );
  });

  it('reads back the model it compiled from hostile content, through JSON text, and throws for none', () => {
    fc.assert(
      fc.property(hostileFiles(), (files) => {
        const { content } = readContent(written(files));
        expect(readContent(written(compileContent(content))).content).toStrictEqual(content);
        expect({}).not.toHaveProperty('polluted');
      }),
      { numRuns: 3000 },
    );
  });
});
