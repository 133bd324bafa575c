# One replica of Saffron; see compose.yaml for a complete deployment. Builds the web app, then keeps only production dependencies.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /saffron
COPY . .
# The last command removes the workspace's own Node: the image has one.
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --filter @saffron/web... \
  && npx -y pnpm@10.34.9 --filter @saffron/web... run build \
  && find . -name node_modules -prune -exec rm -rf {} + \
  && npx -y pnpm@10.34.9 install --frozen-lockfile --prod --filter @saffron/api... \
  && rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-*

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /saffron
COPY --from=build /saffron/LICENSE /saffron/package.json ./
COPY --from=build /saffron/node_modules node_modules
COPY --from=build /saffron/packages/contracts packages/contracts
COPY --from=build /saffron/packages/db packages/db
COPY --from=build /saffron/apps/web/dist apps/web/dist
COPY --from=build /saffron/apps/api apps/api
# The only writable directory, for the embedded database (used without DATABASE_URL). All other files belong to root.
RUN install -d -o node -g node -m 700 .data
VOLUME /saffron/.data
USER node
EXPOSE 3000
HEALTHCHECK --interval=2s --timeout=5s --retries=5 --start-period=60s \
  CMD ["node", "-e", "require('http').get(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Exec form without a shell, so that the process receives SIGTERM and shuts down gracefully.
CMD ["node", "apps/api/src/main.ts"]
