import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findNginx, NGINX_ADVICE } from '../../../scripts/findPrograms.mjs';

const run = promisify(execFile);
const SHIPPED = path.resolve(import.meta.dirname, '../../../deploy/nginx');
const BROTLI = 'ngx_http_brotli_static_module.so';

export interface NginxHost {
  port: number;
  origin: string;
  /** Whether it has the module that serves `.br` files. */
  hasBrotli: boolean;
  stop: () => Promise<void>;
}

/** Changes a line that site owners also change. @throws if it does not exist exactly once */
function withSetting(config: string, shipped: string, own: string): string {
  const parts = config.split(`\n    ${shipped}\n`);
  if (parts.length !== 2) throw new Error(`site.conf does not contain '${shipped}' once`);
  return parts.join(`\n    ${own}\n`);
}

const quoted = (file: string) => `"${file.replace(/["\\]/g, '\\$&')}"`;

/** As in Debian's nginx.conf, but in a temporary folder and without root privileges. */
function frame(folder: string, types: string, modules: string[], included: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${modules.map((file) => `load_module ${quoted(file)};`).join('\n')}
master_process off;
pid ${quoted(path.join(folder, 'nginx.pid'))};
error_log ${quoted(path.join(folder, 'error.log'))};
events {}
http {
  include ${quoted(types)};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${quoted(path.join(folder, name))};`).join('\n  ')}
  ${included.map((file) => `include ${quoted(file)};`).join('\n  ')}
}
`;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts Debian's nginx with `deploy/nginx`. @throws if there is no nginx or it rejects the configuration */
export async function startNginx(root: string): Promise<NginxHost> {
  const nginx = findNginx();
  if (!nginx) throw new Error(NGINX_ADVICE);
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx ü '));
  const { stderr: about } = await run(nginx, ['-V']);
  const place = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(about)?.[1] ?? '';
  const types = path.join(path.dirname(place('conf-path')), 'mime.types');
  const module = path.join(place('modules-path'), BROTLI);
  const hasBrotli = existsSync(module);

  const port = await freePort();
  let site = await readFile(path.join(SHIPPED, 'site.conf'), 'utf8');
  site = withSetting(site, 'listen 80;', `listen 127.0.0.1:${port};`);
  site = withSetting(site, 'listen [::]:80;', '');
  site = withSetting(site, 'root /var/www/site;', `root ${quoted(root)};`);
  await writeFile(path.join(folder, 'site.conf'), site);
  const included = [path.join(folder, 'site.conf')];
  if (hasBrotli) included.push(path.join(SHIPPED, 'brotli.conf'));
  const main = path.join(folder, 'nginx.conf');
  await writeFile(main, frame(folder, types, hasBrotli ? [module] : [], included));

  const args = ['-p', folder, '-c', main, '-e', path.join(folder, 'error.log')];
  // It moves to the background when its port is open.
  await run(nginx, args);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    hasBrotli,
    async stop() {
      await run(nginx, [...args, '-s', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
