import { writeFileSync } from 'node:fs';

/*
 * Writes the settings of the environment that have a value into `.env.local`, for the build of a host that hands every
 * setting on: an empty variable would hide the default of `.env`.
 */
function line([name, value]) {
  const quote = ["'", '`', '"'].find((one) => !value.includes(one));
  if (!quote) throw new Error(`${name} holds all three kinds of quotation marks: leave one out.`);
  // A dollar sign would be read as the name of another setting.
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`;
}

const settings = Object.entries(process.env).filter(
  ([name, value]) => /^VITE_[A-Z_]+$/.test(name) && value,
);
writeFileSync('.env.local', settings.map(line).join(''));
