import { expect, it } from 'vitest';
import { plainAddress } from './emailAddress';

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada@example.com \n', 'ada@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['[ada@example.com],', 'ada@example.com'],
  ['Ada Obi <ada@example.com>', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['ada @ example. com', 'ada@example.com'],
  ['none yet', 'none yet'],
  ['ada@example.com, ben@example.com', 'ada@example.com, ben@example.com'],
  ['', ''],
])('reads %j as %j', (text, address) => expect(plainAddress(text)).toBe(address));
