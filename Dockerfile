# Sullam in a container: one process, an ordinary user, no PostgreSQL of its own (docs/guides/operate.md).

FROM node:24.22.3-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npm run build && npm run package -- /sullam

FROM node:24.22.3-bookworm-slim
# HOST: of the container alone; who reaches it from outside is decided by the ports that are published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The user `node` (1000) of the image owns the data; the program belongs to root, so that it can't change itself.
RUN install -d -o node -g node -m 700 /data
WORKDIR /sullam
COPY --from=build /sullam .
USER node
VOLUME /data
EXPOSE 3000
# The first start brings the tables up to date before it listens.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/server.js"]
