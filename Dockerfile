# One replica of Saffron; compose.yaml has the rest. Builds the web app once and runs the server as it is in the repository.
FROM node:24-slim AS build
WORKDIR /saffron
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile && npx -y pnpm@10.34.9 --filter @saffron/web... run build

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /saffron
COPY --from=build --chown=node:node /saffron /saffron
USER node
EXPOSE 3000
# The process itself, so that it hears SIGTERM and drains.
CMD ["node", "apps/api/src/main.ts"]
