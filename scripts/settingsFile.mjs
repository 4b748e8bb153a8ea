import { writeFileSync } from 'node:fs';

// Writes the non-empty settings of the environment into `.env.local`, for hosts that pass every setting to the build.
// An empty variable would override the default of `.env`.

function line([name, value]) {
  const quote = ["'", '`', '"'].find((one) => !value.includes(one));
  if (!quote)
    throw new Error(`${name} contains all three kinds of quotation marks. Remove one kind.`);
  // A dollar sign would be expanded as a reference to another setting.
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`;
}

const settings = Object.entries(process.env).filter(
  ([name, value]) => /^VITE_[A-Z_]+$/.test(name) && value,
);
writeFileSync('.env.local', settings.map(line).join(''));
