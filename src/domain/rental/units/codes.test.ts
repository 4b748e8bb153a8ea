import { describe, expect, it } from 'vitest';
import type { Unit } from '../schema';
import {
  findUnits,
  indexUnits,
  isCodeTaken,
  labelLink,
  proposedCode,
  proposedPrefix,
  scannedCode,
  unitKey,
} from './codes';
import { editedUnit } from './unitStates';
import { sampleUnit } from './unitsFixture';

describe('codes of units', () => {
  it.each([
    ['CAM6K-02', 'cam6k 02'],
    ['CAM6K-02', 'CAM6Kß02'],
    ['CAM6K-02', 'Cam6k_02 '],
    ['Ẹ-1', 'e1'],
    ['相机-02', '相机02'],
  ])('are compared by letters and digits: %s, %s', (one, other) => {
    expect(unitKey(one)).toBe(unitKey(other));
    expect(unitKey(one)).not.toBe('');
  });

  it.each([
    ['a code', 'CAM-02', ['CAM-02']],
    ['a code in another case', 'cam02', ['CAM-02']],
    ['a serial number', 'sn 77', ['CAM-03']],
    ['a code that is the serial number of another unit', 'X1', ['X-1']],
    ['a serial number of several units', 'SN-5', ['CAM-04', 'CAM-05']],
    ['nothing', '–', []],
    ['an unknown code', 'CAM-99', []],
  ])('find units: %s', (_what, typed, codes) => {
    const index = indexUnits([
      sampleUnit('CAM-02'),
      sampleUnit('CAM-03', { serial: 'SN77' }),
      sampleUnit('CAM-04', { serial: 'SN5' }),
      sampleUnit('CAM-05', { serial: 'SN5', state: 'gone' }),
      sampleUnit('X-1'),
      sampleUnit('CAM-06', { serial: 'X1' }),
    ]);
    expect(findUnits(index, typed).map(({ code }) => code)).toEqual(codes);
  });

  it('stay taken, also by units that were sold', () => {
    const index = indexUnits([sampleUnit('CAM-02', { state: 'gone' })]);
    expect(isCodeTaken(index, 'cam02', 'other')).toBe(true);
    expect(isCodeTaken(index, 'cam02', 'unit-CAM-02')).toBe(false);
  });

  it('stay taken, and find their unit, after another code was given to it', () => {
    const withCode = (unit: Unit, code: string) =>
      editedUnit(unit, { ...unit, code }, '2026-11-24');
    const renamed = withCode(withCode(sampleUnit('CAM-01'), 'OLD-1'), 'NEW-1');
    const index = indexUnits([renamed, sampleUnit('X-1', { serial: 'cam 01' })]);
    for (const code of ['CAM-01', 'OLD-1', 'NEW-1'])
      expect(findUnits(index, code)).toEqual([renamed]);
    for (const code of ['cam01', 'old-1']) expect(isCodeTaken(index, code, 'other')).toBe(true);
    expect(isCodeTaken(index, 'cam01', renamed.id)).toBe(false);
    expect(proposedCode('CAM', index, '')).toBe('CAM-02');
    expect(withCode(renamed, 'new 1').formerCodes).toBe(renamed.formerCodes);
  });

  it.each([
    ['CAM-02', 'CAM-02'],
    [' CAM-02 ', 'CAM-02'],
    ['https://example.com/admin/requests/units#CAM-02', 'CAM-02'],
    ['https://example.com/admin/requests/units#A%2F1%20%25%23%C3%9F', 'A/1 %#ß'],
    ['https://other.example/admin/requests/units/#A%20%2F1', 'A /1'],
    ['https://other.example/admin/requests/units#100%', '100%'],
    ['https://example.com/store#CAM-02', 'https://example.com/store#CAM-02'],
  ])('are read from labels: %s', (text, code) => {
    expect(scannedCode(text)).toBe(code);
  });

  it('are percent-encoded in the link of a label', () => {
    const link = labelLink('https://example.com/', 'A/1 %#ß');
    expect(link).toBe('https://example.com/admin/requests/units#A%2F1%20%25%23%C3%9F');
  });

  it.each([
    ['the first one', [], '', 'CAM6K-01'],
    ['after the highest one', ['CAM6K-01', 'cam6k 7'], '', 'CAM6K-08'],
    ['with the letter of the device', ['CAM6K-07', 'CAM6K-B02'], 'B', 'CAM6K-B03'],
    ['besides other codes', ['CAM6KX-9', 'CAM6K-12345'], '', 'CAM6K-01'],
    ['after 99', ['CAM6K-99'], '', 'CAM6K-100'],
  ])('are proposed: %s', (_what, codes, letter, code) => {
    const index = indexUnits(codes.map((known) => sampleUnit(known)));
    expect(proposedCode('CAM6K', index, letter)).toBe(code);
  });

  it('begin with a prefix of the name', () => {
    expect(proposedPrefix('Cinema Camera 6K')).toBe('CC6K');
    expect(proposedPrefix('Cine Zoom 24-70mm Extra')).toBe('CZ2470MM');
  });
});
